/** DTOs of a second package: nested types and further ancestors in class files. */
package org.marshal4j.blackbox.kit;
