/**
 * For users who tune performance: shows where the fields of objects are in memory, and which of them can be copied in
 * bulk.
 */
@NullMarked
package org.marshal4j.runtime.layout;

import org.jspecify.annotations.NullMarked;
