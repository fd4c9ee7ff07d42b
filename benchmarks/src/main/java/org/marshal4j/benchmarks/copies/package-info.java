/** Copies of objects, beside writing and reading them. */
package org.marshal4j.benchmarks.copies;
