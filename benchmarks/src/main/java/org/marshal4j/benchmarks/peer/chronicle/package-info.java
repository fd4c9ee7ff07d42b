/** Chronicle Bytes with code like that of a careful user. */
package org.marshal4j.benchmarks.peer.chronicle;
