/** The Maven plugin: it accepts, checks and reports schemas, uses them to explain bytes, and runs the audit. */
package org.marshal4j.maven;
