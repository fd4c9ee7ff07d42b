/** The same messages in each kind of memory: Chronicle Bytes, arrays and ByteBuffers, with Unsafe and without it. */
package org.marshal4j.benchmarks.memory;
