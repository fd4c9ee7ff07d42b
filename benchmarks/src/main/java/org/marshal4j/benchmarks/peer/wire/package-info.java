/** What Chronicle does by default. */
package org.marshal4j.benchmarks.peer.wire;
