/** Classes that Chronicle Bytes copies as they are in memory. */
package org.marshal4j.benchmarks.peer.chronicle.trivial;
