/** Classes that Chronicle Bytes copies as they lie in memory. */
package org.marshal4j.benchmarks.peer.chronicle.trivial;
