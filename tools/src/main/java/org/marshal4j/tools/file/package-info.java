/** Reads files in windows, and the messages in them one by one. */
@NullMarked
package org.marshal4j.tools.file;

import org.jspecify.annotations.NullMarked;
