/** DTOs that those of the tests extend from class files, as a user extends those of a library. */
package org.marshal4j.blackbox.base;
