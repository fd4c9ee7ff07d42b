/** DTOs in class files that the tests' DTOs extend, as a user's DTOs extend those of a library. */
package org.marshal4j.blackbox.base;
