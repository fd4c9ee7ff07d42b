/**
 * For tools: texts from outside in messages, quoted texts, and the names of files that are named after types. Depends on
 * nothing.
 */
@NullMarked
package org.marshal4j.schema.text;

import org.jspecify.annotations.NullMarked;
