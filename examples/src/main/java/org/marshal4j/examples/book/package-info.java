/**
 * A book of orders in a mapped file: one process changes orders in place, another one reads them, and both use views.
 */
package org.marshal4j.examples.book;
