/** Starts JVMs that lay out objects in different ways, and compares what they write and read. */
package org.marshal4j.layouts;
