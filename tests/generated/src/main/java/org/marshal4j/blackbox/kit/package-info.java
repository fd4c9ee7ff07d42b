/** DTOs of a second package: nested types and further ancestors from class files. */
package org.marshal4j.blackbox.kit;
