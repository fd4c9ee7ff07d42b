/** The second version: one field more, one less, others in another order, and one more enum constant. */
package org.marshal4j.tables.v2;
