/** Rewrites stored messages with today's classes, which come from a class path. */
@NullMarked
package org.marshal4j.tools.migrate;

import org.jspecify.annotations.NullMarked;
