/** What an audit found: findings with their places, pairs, what was not understood, and the baseline. */
@NullMarked
package org.marshal4j.audit.report;

import org.jspecify.annotations.NullMarked;
