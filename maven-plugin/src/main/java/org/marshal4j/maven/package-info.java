/** The Maven plugin: it accepts, checks and reports schemas, and uses them to explain bytes. */
package org.marshal4j.maven;
