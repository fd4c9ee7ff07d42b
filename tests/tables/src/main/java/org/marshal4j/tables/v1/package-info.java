/** The first version of a class with a table. */
package org.marshal4j.tables.v1;
