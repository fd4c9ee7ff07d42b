/** A version in which a field has another type. */
package org.marshal4j.tables.v3;
