/** Pages about types: what their bytes are, so that a decoder can be written by them. */
package org.marshal4j.maven.report;
