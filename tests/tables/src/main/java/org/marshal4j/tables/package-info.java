/** Classes with tables, of every kind that there is. */
package org.marshal4j.tables;
