/**
 * Classes of the messages as they were: since then, a field was added, one was removed, one was widened, and two have
 * changed places. {@code CopySources} writes the same without the widening.
 */
package org.marshal4j.benchmarks.former.was;
