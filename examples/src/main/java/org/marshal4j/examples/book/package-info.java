/** A book of orders in a mapped file: one process changes orders where they are, another one reads them, both by views. */
package org.marshal4j.examples.book;
