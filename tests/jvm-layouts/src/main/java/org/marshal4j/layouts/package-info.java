/** Starts JVMs that lay objects out in different ways, and compares what they write and read. */
package org.marshal4j.layouts;
