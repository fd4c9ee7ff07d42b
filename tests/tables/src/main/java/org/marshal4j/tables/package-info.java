/** Classes of every kind that have tables. */
package org.marshal4j.tables;
