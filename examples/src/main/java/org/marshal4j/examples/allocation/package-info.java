/** A message for each type of field, to measure what writing and reading allocate. */
package org.marshal4j.examples.allocation;
