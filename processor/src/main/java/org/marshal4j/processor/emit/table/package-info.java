/** Generates tables. */
package org.marshal4j.processor.emit.table;
