/** The second version: a field more, one less, others in another order, and an enum with a constant more. */
package org.marshal4j.tables.v2;
