/** The command line: options and their texts. What the commands do is in marshal4j-tools. */
@NullMarked
package org.marshal4j.cli;

import org.jspecify.annotations.NullMarked;
