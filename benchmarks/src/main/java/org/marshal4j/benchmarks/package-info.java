/** Benchmarks: {@code ./mvnw -q -Pbench verify}. */
package org.marshal4j.benchmarks;
