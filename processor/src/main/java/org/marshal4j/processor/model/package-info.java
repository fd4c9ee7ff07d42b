/**
 * What is known about a DTO once its source has been read. This is plain data, without compiler types and without
 * JavaPoet, so that everything that comes after it can be tested without a compiler.
 */
@NullMarked
package org.marshal4j.processor.model;

import org.jspecify.annotations.NullMarked;
