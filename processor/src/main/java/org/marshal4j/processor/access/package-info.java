/**
 * One class for each way to access a field of an object. {@link org.marshal4j.processor.access.AccessStyle} has the
 * list.
 */
@NullMarked
package org.marshal4j.processor.access;

import org.jspecify.annotations.NullMarked;
