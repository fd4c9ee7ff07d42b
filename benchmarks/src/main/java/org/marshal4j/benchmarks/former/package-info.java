/** Messages of former versions of classes, read into the objects of today's: here and in other libraries. */
package org.marshal4j.benchmarks.former;
