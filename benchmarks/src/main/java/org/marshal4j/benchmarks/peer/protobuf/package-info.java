/** Protocol Buffers. */
package org.marshal4j.benchmarks.peer.protobuf;
