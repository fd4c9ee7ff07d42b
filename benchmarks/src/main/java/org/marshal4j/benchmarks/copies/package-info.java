/** Copies of objects, compared with writing and reading them. */
package org.marshal4j.benchmarks.copies;
