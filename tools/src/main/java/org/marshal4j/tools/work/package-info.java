/** The work of commands that need a compiled module, or its classes; the Maven plugin has goals of the same names. */
package org.marshal4j.tools.work;
