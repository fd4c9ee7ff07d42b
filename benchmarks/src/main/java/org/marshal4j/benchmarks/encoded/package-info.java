/** Bytes of other libraries, by hand and with {@code @Encoded}. */
package org.marshal4j.benchmarks.encoded;
