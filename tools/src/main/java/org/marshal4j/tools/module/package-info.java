/** A module that has been compiled: its schemas, its lock file, and what has changed between the two. */
package org.marshal4j.tools.module;
