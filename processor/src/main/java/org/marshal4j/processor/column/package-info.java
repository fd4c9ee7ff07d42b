/** Chooses a column for each field of a table, by the kind of its type. */
package org.marshal4j.processor.column;
