/** Conditions on the fields of messages, and what evaluates them on the bytes. */
@NullMarked
package org.marshal4j.tools.filter;

import org.jspecify.annotations.NullMarked;
