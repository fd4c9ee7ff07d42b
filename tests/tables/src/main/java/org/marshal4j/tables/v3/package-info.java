/** A version with a field of another type. */
package org.marshal4j.tables.v3;
