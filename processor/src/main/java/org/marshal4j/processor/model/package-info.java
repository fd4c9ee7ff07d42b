/**
 * What is known of a DTO once its source has been read: plain data, with no compiler types and no JavaPoet in it, so that
 * everything behind it can be tested without a compiler.
 */
@NullMarked
package org.marshal4j.processor.model;

import org.jspecify.annotations.NullMarked;
