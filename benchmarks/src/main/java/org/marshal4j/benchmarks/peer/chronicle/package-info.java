/** Chronicle Bytes with code as a careful user writes it. */
package org.marshal4j.benchmarks.peer.chronicle;
