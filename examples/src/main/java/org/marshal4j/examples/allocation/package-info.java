/** A message for each type of field, for measuring what writing and reading allocate. */
package org.marshal4j.examples.allocation;
