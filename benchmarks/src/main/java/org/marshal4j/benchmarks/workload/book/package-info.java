/** A change of an order book, in two forms. */
package org.marshal4j.benchmarks.workload.book;
